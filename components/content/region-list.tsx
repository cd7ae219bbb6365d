import { REGIONS } from "./batik-words.ts";

/** The regions of the shop's cloth. */
export function RegionList() {
  return (
    <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {REGIONS.map(({ name, text }) => (
        <div key={name}>
          <dt className="font-semibold text-soga-900">{name}</dt>
          <dd className="mt-1 max-w-prose">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
