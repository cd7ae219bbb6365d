import { TECHNIQUES } from "./batik-words.ts";

/** The three ways of waxing a cloth. */
export function TechniqueList() {
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {TECHNIQUES.map(({ name, meaning, text }) => (
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
