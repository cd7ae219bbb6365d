import { Fragment } from "react";
import { Heading, Text } from "react-email";
import { look } from "./styles.ts";

type NoteLinesProps = { title: string; note: string | undefined };

/** The buyer's note under its heading, line by line. Nothing where there is none. */
export function NoteLines({ title, note }: NoteLinesProps) {
  if (!note) return null;
  return (
    <>
      <Heading as="h2" style={look.subheading}>
        {title}
      </Heading>
      <TextLines text={note} />
    </>
  );
}

/** A text line by line. */
export function TextLines({ text }: { text: string }) {
  return (
    <Text style={look.text}>
      {text.split("\n").map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal, and never move
        <Fragment key={index}>
          {index > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
