import type { ReactNode } from "react";
import Markdown, { type Components } from "react-markdown";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { useLanguage } from "#language";
import type { Words } from "#lib/content/pages/fields.ts";
import { isAllowedLink, isStoredPicture } from "#lib/content/pages/markdown-rules.ts";
import type { Language } from "#lib/language/languages.ts";
import { pictureSrcSet } from "#lib/media/picture-paths.ts";

type ProseProps = {
  words: Words;
  /** Language of the part of the page around it. */
  around?: Language;
  /** Of each paragraph, list or heading. */
  className?: string;
};

/** Returns the `lang` of words in a part of another language. */
export function langOf({ lang }: Words, around: Language): Language | undefined {
  return lang === around ? undefined : lang;
}

/** Renders Markdown on the server: no HTML, links to allowed addresses, pictures of the shop's store. */
export function Prose({ words, around, className }: ProseProps) {
  const language = useLanguage();
  return render(words.text, blocks(className, langOf(words, around ?? language)));
}

/** Returns the words of a Markdown text, for search engines. */
export function proseText({ text }: Words): string {
  return textOf(render(text, {})).trim();
}

function render(text: string, components: Components) {
  return Markdown({
    children: text,
    components,
    allowedElements: ["p", "ul", "ol", "li", "h3", "strong", "em", "a", "img", "br"],
    unwrapDisallowed: true,
    urlTransform: (address, name) =>
      (name === "src" ? isStoredPicture(address) : isAllowedLink(address)) ? address : null,
  });
}

function blocks(className: string | undefined, lang: Language | undefined): Components {
  const list = classNames("space-y-1 pl-5", className);
  return {
    p: ({ children }) => (
      <p lang={lang} className={className}>
        {children}
      </p>
    ),
    h3: ({ children }) => (
      <h3 lang={lang} className={className}>
        {children}
      </h3>
    ),
    ul: ({ children }) => (
      <ul lang={lang} className={classNames("list-disc", list)}>
        {children}
      </ul>
    ),
    ol: ({ children }) => (
      <ol lang={lang} className={classNames("list-decimal", list)}>
        {children}
      </ol>
    ),
    a: ({ href, children }) =>
      href ? (
        <PageLink reload href={href} className="link">
          {children}
        </PageLink>
      ) : (
        children
      ),
    img: ({ src, alt }) =>
      typeof src === "string" && src !== "" ? (
        <img
          src={src}
          srcSet={pictureSrcSet(src)}
          sizes="(min-width: 720px) 65ch, 100vw"
          alt={alt ?? ""}
          loading="lazy"
          className="my-2"
        />
      ) : null,
  };
}

function textOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(textOf).join("");
  if (typeof node === "string") return node;
  if (typeof node !== "object" || node === null || !("props" in node)) return "";
  return textOf((node.props as { children?: ReactNode }).children);
}
