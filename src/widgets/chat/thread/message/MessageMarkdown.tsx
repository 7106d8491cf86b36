import { memo, useContext, useMemo, type ReactNode } from 'react';
import { useBrainstem, useGeneralWords, WidgetBoundary } from '../../../../provider/index.ts';
import {
  Markdown,
  RenderersContext,
  type MarkdownRenderers,
  type RenderPart,
} from '../../../../ui/index.ts';
import { useSettings } from '../../context/chatSettings.ts';
import type { ThreadSource } from '../../core/index.ts';

export interface MessageMarkdownProps {
  text: string;
  /** The sources that its citations refer to. Memoise this list. */
  sources: readonly ThreadSource[];
  /** True while text is still being appended. */
  isGrowing: boolean;
  /** True if the text names an element. @default false */
  isName?: boolean;
  /** Opens a source by its number, instead of its page. @default citations link to their pages */
  onOpenSource?: ((number: number) => void) | undefined;
}

/** Renders an answer's text as Markdown. Memoised. */
export const MessageMarkdown = memo(function MessageMarkdown({
  text,
  sources,
  isGrowing,
  isName = false,
  onOpenSource,
}: MessageMarkdownProps) {
  const { imageHosts } = useBrainstem();
  const general = useGeneralWords();
  const { math, onCopy } = useSettings();
  const given = useContext(RenderersContext);
  const renderers = useMemo(() => guardRenderers(given), [given]);
  return (
    <RenderersContext.Provider value={renderers}>
      <Markdown
        text={text}
        streaming={isGrowing}
        allowedImageHosts={imageHosts}
        math={math}
        isName={isName}
        sources={sources}
        words={general}
        onOpenSource={onOpenSource}
        {...(onCopy === undefined ? {} : { onCopy })}
      />
    </RenderersContext.Provider>
  );
});

/** Wraps renderers in error boundaries, which render our own and report to `onError`. */
function guardRenderers(renderers: MarkdownRenderers): MarkdownRenderers {
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
