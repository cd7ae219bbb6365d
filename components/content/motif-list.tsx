import { MOTIFS } from "./batik-words.ts";

/** Seven motifs and their meanings. */
export function MotifList() {
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {MOTIFS.map(({ name, picture, shows, text }) => (
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
