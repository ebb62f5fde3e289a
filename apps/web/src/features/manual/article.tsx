import { linesOf, type ManualBlock, type ManualSection, spansOf } from '@mindhero/content/manual/parse';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Manual } from './manual-query.ts';
import classes from './manual.module.css';

/** All pictures are taken in windows of this size, see `tools/manual-pictures.ts`. */
const PICTURE = { width: 960, height: 600 } as const;

interface SectionsProps {
  readonly sections: readonly ManualSection[];
  readonly pictures: Manual['pictures'];
}

/** The text of a page. */
export function Sections({ sections, pictures }: SectionsProps) {
  return sections.map(({ anchor, heading, blocks }) => (
    <Section key={anchor} anchor={anchor} heading={heading}>
      {blocks.map((block, index) => (
        <Block key={index} block={block} pictures={pictures} />
      ))}
    </Section>
  ));
}

/** What stands below a heading, which can be linked to. */
export function Section({
  anchor,
  heading,
  children,
}: {
  readonly anchor: string | null;
  readonly heading: string | null;
  readonly children: ReactNode;
}) {
  return (
    <section>
      {anchor !== null && heading !== null && (
        <h2 id={anchor} tabIndex={-1}>
          {heading}
        </h2>
      )}
      {children}
    </section>
  );
}

function Block({ block, pictures }: { readonly block: ManualBlock; readonly pictures: Manual['pictures'] }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Line line={block.text} />
      </p>
    );
  }
  if (block.kind === 'picture') {
    const files = pictures[block.name];
    if (files === undefined) return null;
    return (
      <figure className={classes.picture}>
        {(['light', 'dark'] as const).map((scheme) => (
          <img
            key={scheme}
            src={files[scheme]}
            alt={block.text}
            data-for={scheme}
            loading="lazy"
            {...PICTURE}
          />
        ))}
      </figure>
    );
  }
  const List = block.isOrdered ? 'ol' : 'ul';
  return (
    <List>
      {linesOf(block).map((line) => (
        <li key={line}>
          <Line line={line} />
        </li>
      ))}
    </List>
  );
}

/** A line with its strong words, keys and links. */
export function Line({ line }: { readonly line: string }) {
  return spansOf(line).map((span, index) => {
    if (span.kind === 'link') {
      const { page, anchor, text } = span;
      return (
        <Link key={index} to="/manual/$page" params={{ page }} {...(anchor !== null && { hash: anchor })}>
          {text}
        </Link>
      );
    }
    if (span.kind === 'strong') return <b key={index}>{span.text}</b>;
    return span.kind === 'key' ? <kbd key={index}>{span.text}</kbd> : span.text;
  });
}
