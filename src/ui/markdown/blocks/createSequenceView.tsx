import { memo, type ComponentType, type ReactElement, type ReactNode } from 'react';
import type { Page, Sequence, Strip } from '../../../markdown/index.ts';
import type { MarkdownContext } from '../markdownContext.ts';

export interface ItemViewProps<Item, Detail> {
  item: Item;
  context: MarkdownContext;
  /** Data shared by all items of the sequence. */
  detail: Detail;
}

export interface SequenceViewProps<Item, Detail> {
  items: Sequence<Item>;
  context: MarkdownContext;
  detail: Detail;
}

/**
 * Creates a component that renders a sequence. Unchanged parts are skipped, so that appending takes
 * constant time. Short sequences, the common case, have no wrapper elements.
 *
 * @param groupClass - The class of an element around every 32 items, whose layout the browser can
 * skip. @default no element
 */
export function createSequenceView<Item, Detail>(
  ItemView: ComponentType<ItemViewProps<Item, Detail>>,
  groupClass: (detail: Detail) => string | undefined = () => undefined,
): (props: SequenceViewProps<Item, Detail>) => ReactNode {
  type Common = Omit<SequenceViewProps<Item, Detail>, 'items'>;

  function renderStrip(strip: Strip<Item>, common: Common): ReactElement[] {
    const items = strip.map((item, index) => <ItemView key={index} item={item} {...common} />);
    const className = groupClass(common.detail);
    if (className === undefined) return items;
    return [
      <div key="group" className={className}>
        {items}
      </div>,
    ];
  }

  const StripView = memo(({ strip, ...common }: Common & { strip: Strip<Item> }) =>
    renderStrip(strip, common),
  );
  StripView.displayName = 'StripView';

  const PageView = memo(({ page, ...common }: Common & { page: Page<Item> }) =>
    page.map((strip, index) => <StripView key={index} strip={strip} {...common} />),
  );
  PageView.displayName = 'PageView';

  return function SequenceView({ items, ...common }) {
    const [[strip = [], ...strips] = [], ...pages] = items.pages;
    return [
      ...renderStrip(strip, common),
      ...strips.map((each, index) => <StripView key={`strip ${index}`} strip={each} {...common} />),
      ...pages.map((page, index) => <PageView key={`page ${index}`} page={page} {...common} />),
    ];
  };
}
