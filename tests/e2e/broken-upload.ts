import type { Page } from "@playwright/test";
import { makePicture } from "#tests/factories/picture.ts";

/**
 * The next form posted to `url` reaches the shop with half a picture in `slot`: the browser itself
 * lets no such file into a form.
 */
export async function breakUpload(page: Page, url: string, slot: string): Promise<void> {
  const whole = await makePicture({ width: 800, height: 1000 });
  const form = new FormData();
  form.set(slot, new Blob([new Uint8Array(whole.subarray(0, -200))]), "a.jpg");
  const body = new Response(form);
  const type = body.headers.get("content-type") ?? "";
  const postData = Buffer.from(await body.arrayBuffer());
  await page.route(
    url,
    (route) => {
      const { "content-length": _length, ...headers } = route.request().headers();
      return route.continue({ postData, headers: { ...headers, "content-type": type } });
    },
    { times: 1 },
  );
}
