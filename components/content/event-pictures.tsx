import { useRef } from "react";
import { PICTURE_WORDS } from "#components/catalogue/zoom/picture-words.ts";
import { usePictureAlt } from "#components/catalogue/zoom/use-picture-alt.ts";
import { usePictureViewer } from "#components/catalogue/zoom/use-picture-viewer.ts";
import { ProductPicture } from "#components/ui/product-picture.tsx";
import { useLanguage, useWords } from "#language";

type EventPicturesProps = {
  name: string;
  images: readonly string[];
  demo: boolean;
  /** False shows the first picture alone; all can be enlarged. */
  showsAll?: boolean | undefined;
  priority?: boolean | undefined;
};

const SIZES = "(min-width: 1024px) 256px, (min-width: 640px) 192px, 104px";

/** An event's pictures, the first one large. A press enlarges them. */
export function EventPictures({ name, images, demo, showsAll, priority }: EventPicturesProps) {
  const list = useRef<HTMLUListElement>(null);
  const { Viewer, ...viewer } = usePictureViewer();
  const altOf = usePictureAlt(name, images.length);
  const { enlarge } = useWords(PICTURE_WORDS);
  const language = useLanguage();
  if (images.length === 0) return <ProductPicture src={null} alt="" sizes={SIZES} />;
  const alts = images.map((_, index) => altOf(index));
  return (
    <>
      <ul ref={list} className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        {images.slice(0, showsAll ? undefined : 1).map((image, index) => (
          <li key={image} className={index === 0 ? "col-span-full" : undefined}>
            <button
              type="button"
              onClick={() => viewer.open(index)}
              onPointerEnter={viewer.prepare}
              onFocus={viewer.prepare}
              className="block w-full cursor-zoom-in!"
            >
              <ProductPicture
                src={image}
                alt={alts[index] ?? ""}
                sizes={index === 0 ? SIZES : "80px"}
                kind={index === 0 ? undefined : "thumb"}
                demo={demo}
                priority={priority && index === 0}
              />
              <span className="sr-only" lang={language}>
                {" "}
                {enlarge}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {Viewer ? (
        <Viewer
          name={name}
          images={images}
          alts={alts}
          sizes={SIZES}
          start={viewer.start}
          demo={demo}
          onClosed={(index) => {
            viewer.close();
            const buttons = list.current?.querySelectorAll("button");
            (buttons?.[index] ?? buttons?.[0])?.focus();
          }}
        />
      ) : null}
    </>
  );
}
