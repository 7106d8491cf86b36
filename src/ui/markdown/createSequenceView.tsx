import { memo, type ComponentType, type ReactNode } from 'react';
import type { Page, Sequence, Strip } from '../../markdown/index.ts';
import type { MarkdownContext } from './markdownContext.ts';

/** What shows one item of a sequence. */
export interface ItemViewProps<Item, Detail> {
  item: Item;
  context: MarkdownContext;
  /** What the items of the sequence have in common. */
  detail: Detail;
}

export interface SequenceViewProps<Item, Detail> {
  items: Sequence<Item>;
  context: MarkdownContext;
  detail: Detail;
}

/**
 * Makes a component that shows a sequence. Its elements are siblings; what is the same as before is
 * passed over by the page, so that an item more costs the same however long the sequence is.
 */
export function createSequenceView<Item, Detail>(
  ItemView: ComponentType<ItemViewProps<Item, Detail>>,
): (props: SequenceViewProps<Item, Detail>) => ReactNode {
  type Common = Omit<SequenceViewProps<Item, Detail>, 'items'>;

  const StripView = memo(({ strip, ...common }: Common & { strip: Strip<Item> }) =>
    strip.map((item, index) => <ItemView key={index} item={item} {...common} />),
  );
  StripView.displayName = 'StripView';

  const PageView = memo(({ page, ...common }: Common & { page: Page<Item> }) =>
    page.map((strip, index) => <StripView key={index} strip={strip} {...common} />),
  );
  PageView.displayName = 'PageView';

  return function SequenceView({ items, ...common }) {
    return items.pages.map((page, index) => <PageView key={index} page={page} {...common} />);
  };
}
