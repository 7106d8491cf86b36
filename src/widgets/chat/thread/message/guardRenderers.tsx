import type { ReactNode } from 'react';
import { WidgetBoundary } from '../../../../provider/index.ts';
import type { MarkdownRenderers, RenderPart } from '../../../../ui/index.ts';

/** Wraps renderers in error boundaries, which render our own and report to `onError`. */
export function guardRenderers(renderers: MarkdownRenderers): MarkdownRenderers {
  const { codeBlock, table, link, image, citation } = renderers;
  return {
    ...(codeBlock && { codeBlock: guard(codeBlock) }),
    ...(table && { table: guard(table) }),
    ...(link && { link: guard(link) }),
    ...(image && { image: guard(image) }),
    ...(citation && { citation: guard(citation) }),
  };
}

function guard<Content>(render: RenderPart<Content>): RenderPart<Content> {
  return (content, defaultContent) => (
    <WidgetBoundary fallback={defaultContent}>
      <Rendered render={() => render(content, defaultContent)} />
    </WidgetBoundary>
  );
}

function Rendered({ render }: { render: () => ReactNode }) {
  return render();
}
