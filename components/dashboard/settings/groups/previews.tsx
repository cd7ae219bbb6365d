import { HomeHero } from "#components/content/home-hero.tsx";
import type { Words } from "#components/dashboard/parts/draft-form/changed-values.ts";
import { Tagline } from "#components/layout/tagline.tsx";
import { ShopLogo } from "#components/ui/shop-logo.tsx";
import { LANGUAGES } from "#lib/language/languages.ts";
import { type ChatKind, chatField } from "#lib/shop/chat/chat-fields.ts";
import { CHAT_SAMPLE, chatText, fillChat } from "#lib/shop/chat/chat-texts.ts";
import { cityNameIn } from "#lib/shop/city-name.ts";
import type { GroupName, PicturePart } from "#lib/shop/groups/group-schemas.ts";
import { FIELD_LABELS } from "#lib/shop/setting-labels.ts";

type PreviewProps = {
  words: Words;
  /** Address of the group's first picture. */
  picture: string | null;
  /** Origin of parcels, as the settings have it now. */
  originCity: string;
};

/** Typed words and chosen pictures as visitors will see them, before they are saved. */
export function GroupPreview({ name, ...props }: PreviewProps & { name: GroupName }) {
  if (name === "shop") return <ShopPreview {...props} />;
  if (name === "home") return <HomePreview {...props} />;
  return null;
}

function ShopPreview({ words, picture }: PreviewProps) {
  const { shop_name: name = "", tagline = "", shop_street = "", shop_city = "" } = words;
  return (
    <div lang="en" className="border border-garis bg-mori">
      <Tagline>{{ text: tagline, lang: "en" }}</Tagline>
      <div className="flex min-h-16 flex-wrap items-center justify-between gap-4 px-4 py-2">
        <ShopLogo mark={{ name, logo: picture, isDemo: false }} className="h-7" />
        <p className="text-sm text-abu">
          {shop_street}, {shop_city} {words.shop_zip}
        </p>
      </div>
    </div>
  );
}

function HomePreview({ words, picture, originCity }: PreviewProps) {
  const { headline = "", sentence = "", announcement, part_phone, part_desktop } = words;
  return (
    <div lang="en" inert className="border border-garis bg-mori [&_h2]:font-display!">
      {announcement ? (
        <p className="bg-gading px-4 py-2 text-center text-sm">{announcement}</p>
      ) : null}
      <HomeHero
        headline={{ text: headline, lang: "en" }}
        sentence={{ text: sentence.replaceAll("{city}", cityNameIn("en", originCity)), lang: "en" }}
        picture={picture}
        parts={{ phone: part_phone as PicturePart, desktop: part_desktop as PicturePart }}
        from={null}
        heading="h2"
      />
    </div>
  );
}

type ChatPreviewProps = Pick<PreviewProps, "words"> & {
  kind: ChatKind;
  name: keyof typeof FIELD_LABELS;
};

/** The text of a chat's field with sample values. */
export function ChatPreview({ words, kind, name }: ChatPreviewProps) {
  const language = LANGUAGES.find((one) => chatField(kind, one) === name) ?? "id";
  return (
    <figure className="mt-3">
      <figcaption className="sr-only">Pratinjau: {FIELD_LABELS[name]}</figcaption>
      <p
        lang={language}
        className="rounded-sm bg-gading p-3 text-sm whitespace-pre-line wrap-anywhere"
      >
        {fillChat(chatText(words, kind, language), CHAT_SAMPLE[language])}
      </p>
    </figure>
  );
}
