import { CONTACT } from "#components/layout/contact.ts";
import { buttonClass } from "#components/ui/button-style.ts";

const SUBJECT = encodeURIComponent("Corporate uniform");

/** The shop's contacts for companies. */
export function UniformContact() {
  return (
    <div className="grid gap-8 border border-garis bg-putih p-6 md:grid-cols-3 lg:p-10">
      <div>
        <h3>Write or call</h3>
        <ul className="mt-1">
          <li>
            <a
              href={`mailto:${CONTACT.email}?subject=${SUBJECT}`}
              className="link inline-flex min-h-11 items-center"
            >
              {CONTACT.email}
            </a>
          </li>
          <li>
            <a href={CONTACT.phoneHref} className="link inline-flex min-h-11 items-center">
              {CONTACT.phone}
            </a>
          </li>
        </ul>
        <p lang="id" className="text-sm text-abu">
          {CONTACT.hours}
        </p>
      </div>
      <div>
        <h3>Office and showroom</h3>
        <address lang="id" className="mt-2 not-italic">
          {CONTACT.address.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <div className="flex flex-col gap-3 sm:max-w-60 md:ml-auto md:w-full">
        <a
          href={`mailto:${CONTACT.email}?subject=${SUBJECT}`}
          className={buttonClass({ size: "large" })}
        >
          Ask for a swatch
        </a>
        <a
          href={CONTACT.mapHref}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: "secondary", size: "large" })}
        >
          <span>
            Open the map<span className="sr-only"> in a new tab</span>
          </span>
        </a>
      </div>
    </div>
  );
}
