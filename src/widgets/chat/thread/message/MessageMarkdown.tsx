import { memo, useContext, useMemo } from 'react';
import { useBrainstem, useGeneralWords } from '../../../../provider/index.ts';
import { Markdown, RenderersContext } from '../../../../ui/index.ts';
import { useSettings } from '../../context/chatSettings.ts';
import type { ThreadSource } from '../../core/index.ts';
import { guardRenderers } from './guardRenderers.tsx';

export interface MessageMarkdownProps {
  text: string;
  /** The sources that its citations refer to. Memoise this list. */
  sources: readonly ThreadSource[];
  /** True while text is still being appended. */
  isGrowing: boolean;
  /** Opens a source by its number, instead of its page. @default citations link to their pages */
  onOpenSource?: ((number: number) => void) | undefined;
}

/** Renders an answer's text as Markdown. Memoised. */
export const MessageMarkdown = memo(function MessageMarkdown({
  text,
  sources,
  isGrowing,
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
        sources={sources}
        words={general}
        onOpenSource={onOpenSource}
        {...(onCopy === undefined ? {} : { onCopy })}
      />
    </RenderersContext.Provider>
  );
});
