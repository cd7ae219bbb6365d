import { servePicture } from "#lib/http/answers/serve-picture.ts";

export async function GET(
  request: Request,
  context: { params: Promise<{ key: string; file: string }> },
): Promise<Response> {
  const { key, file } = await context.params;
  return servePicture(request, key, file);
}
