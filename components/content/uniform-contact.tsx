import { buttonClass } from "#components/ui/button/button-style.ts";
import { useWords } from "#language";
import { words } from "#lib/language/words.ts";
import { addressWithCountry, mapHref, phoneHref, type ShopFacts } from "#lib/shop/facts.ts";

const UNIFORM_WORDS = words(
  {
    map: "Open the map",
    newTab: "in a new tab",
    office: "Office and showroom",
    subject: "Corporate uniform",
    swatch: "Ask for a swatch",
    write: "Write or call",
  },
  {
    map: "Buka peta",
    newTab: "di tab baru",
    office: "Kantor dan ruang pamer",
    subject: "Seragam kantor",
    swatch: "Minta contoh kain",
    write: "Tulis atau telepon",
  },
);

export function UniformContact({ facts }: { facts: ShopFacts }) {
  const words = useWords(UNIFORM_WORDS);
  const mail = `mailto:${facts.email}?subject=${encodeURIComponent(words.subject)}`;
  return (
    <div className="grid gap-8 border border-garis bg-putih p-6 md:grid-cols-3 lg:p-10">
      <div>
        <h3>{words.write}</h3>
        <ul className="mt-1">
          <li>
            <a href={mail} className="tap-link">
              {facts.email}
            </a>
          </li>
          <li>
            <a href={phoneHref(facts)} className="tap-link">
              {facts.phone}
            </a>
          </li>
        </ul>
        <p lang="id" className="text-sm text-abu">
          {facts.hours}
        </p>
      </div>
      <div>
        <h3>{words.office}</h3>
        <address lang="id" className="mt-2 not-italic">
          {addressWithCountry(facts).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
      </div>
      <div className="flex flex-col gap-3 sm:max-w-60 md:ml-auto md:w-full">
        <a href={mail} className={buttonClass({ size: "large" })}>
          {words.swatch}
        </a>
        <a
          href={mapHref(facts)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: "secondary", size: "large" })}
        >
          <span>
            <span>{words.map}</span>
            <span className="sr-only"> {words.newTab}</span>
          </span>
        </a>
      </div>
    </div>
  );
}
