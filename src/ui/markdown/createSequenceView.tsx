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
 * Makes a component that shows a sequence. What is the same as before is passed over by the page, so
 * that an item more costs the same however long the sequence is.
 *
 * @param groupClass - The class of an element around every 32 items, by which the browser passes
 *   over them too. @default the items stand by themselves
 */
export function createSequenceView<Item, Detail>(
  ItemView: ComponentType<ItemViewProps<Item, Detail>>,
  groupClass: (detail: Detail) => string | undefined = () => undefined,
): (props: SequenceViewProps<Item, Detail>) => ReactNode {
  type Common = Omit<SequenceViewProps<Item, Detail>, 'items'>;

  const StripView = memo(({ strip, ...common }: Common & { strip: Strip<Item> }) => {
    const items = strip.map((item, index) => <ItemView key={index} item={item} {...common} />);
    const className = groupClass(common.detail);
    return className === undefined ? items : <div className={className}>{items}</div>;
  });
  StripView.displayName = 'StripView';

  const PageView = memo(({ page, ...common }: Common & { page: Page<Item> }) =>
    page.map((strip, index) => <StripView key={index} strip={strip} {...common} />),
  );
  PageView.displayName = 'PageView';

  return function SequenceView({ items, ...common }) {
    return items.pages.map((page, index) => <PageView key={index} page={page} {...common} />);
  };
}
