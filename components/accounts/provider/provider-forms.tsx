import { AgreedTerms } from "../sign-in/agreed-terms.tsx";
import { GoogleMark } from "./google-mark.tsx";
import { ProviderForm } from "./provider-form.tsx";

type Provider = { id: string; name: string };

type ProviderFormsProps = {
  providers: readonly Provider[];
  returnPath: string;
  /** The page says already what an account agrees to. */
  hasTerms?: boolean;
};

/** One press to sign in, below the form for e-mail and password. Nothing where no provider is set up. */
export function ProviderForms({ providers, returnPath, hasTerms = false }: ProviderFormsProps) {
  if (providers.length === 0) return null;
  return (
    <div className="mt-6">
      <p className="flex items-center gap-4 text-sm text-abu before:h-px before:flex-1 before:bg-garis after:h-px after:flex-1 after:bg-garis">
        or
      </p>
      <div className="mt-6 flex flex-col gap-3">
        {providers.map(({ id, name }) => (
          <ProviderForm key={id} id={id} returnPath={returnPath} size="large">
            {id === "google" ? <GoogleMark /> : null}
            Continue with {name}
          </ProviderForm>
        ))}
      </div>
      {hasTerms ? null : (
        <div className="mt-4">
          <AgreedTerms act="By opening an account this way" />
        </div>
      )}
    </div>
  );
}
