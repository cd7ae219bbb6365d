import { CopyButton } from "#components/ui/button/copy-button.tsx";
import type { FactorSetup } from "#lib/accounts/second-factor/schema.ts";

/** The key for an authenticator app: as a QR code, as a link on the same phone, and as text. */
export function SetupKey({ setup }: { setup: FactorSetup }) {
  return (
    <div className="flex flex-col gap-4 border border-garis bg-putih p-5">
      <p>
        Scan this with an authenticator app, such as Google Authenticator, Microsoft Authenticator
        or 2FAS.
      </p>
      <img
        src={setup.qr}
        alt="QR code with the key for your authenticator app"
        width={220}
        height={220}
        className="size-55 self-center"
      />
      <p>
        Is the app on this phone?{" "}
        <a href={setup.uri} className="link inline-flex min-h-11 items-center">
          Open it with this key
        </a>
      </p>
      <p>Or type the key into the app:</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 font-mono wrap-break-word">{inGroups(setup.key)}</code>
        <CopyButton value={setup.key} what="the key" message="Successfuly Coppied to Clipboard" />
      </div>
    </div>
  );
}

/** "ABCDEFGH" → "ABCD EFGH", which apps read as well. */
function inGroups(key: string): string {
  return key.replaceAll(/(.{4})(?=.)/g, "$1 ");
}
