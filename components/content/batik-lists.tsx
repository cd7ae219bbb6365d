import { MOTIF_STORIES, REGIONS, TECHNIQUE_STORIES } from "./batik-stories.ts";

/** The three ways of waxing a cloth. */
export function TechniqueList() {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {TECHNIQUE_STORIES.map(({ name, meaning, text }) => (
        <li key={name} className="border-t-2 border-soga-700 pt-4">
          <h3 className="text-xl">
            <span lang="id">{name}</span>{" "}
            <span className="text-base font-normal text-abu">{meaning}</span>
          </h3>
          <p className="mt-2 max-w-prose">{text}</p>
        </li>
      ))}
    </ul>
  );
}

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

/** Seven motifs and their meanings. */
export function MotifList() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {MOTIF_STORIES.map(({ name, picture, shows, text }) => (
        <li key={name} className="grid grid-cols-[5.5rem_1fr] gap-5">
          <img
            lang="id"
            src={`/content/${picture}.webp`}
            alt={`${shows} — ilustrasi demo`}
            width={320}
            height={320}
            loading="lazy"
            decoding="async"
            className="aspect-square w-full bg-gading object-cover"
          />
          <div>
            <h3 lang="id">{name}</h3>
            <p className="mt-1">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
