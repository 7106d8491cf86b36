import { memo, type ComponentType, type ReactNode } from 'react';
import type { Page, Sequence, Strip } from '../../../markdown/index.ts';
import type { MarkdownContext } from '../markdownContext.ts';

/** Props of a component that shows one item of a sequence. */
export interface ItemViewProps<Item, Detail> {
  item: Item;
  context: MarkdownContext;
  /** Data that all items of the sequence share. */
  detail: Detail;
}

export interface SequenceViewProps<Item, Detail> {
  items: Sequence<Item>;
  context: MarkdownContext;
  detail: Detail;
}

/**
 * Makes a component that shows a sequence. Unchanged parts are skipped, so that another item costs
 * the same however long the sequence is.
 *
 * @param groupClass - The class of an element around every 32 items, with which the browser skips
 * them too. @default no element
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
