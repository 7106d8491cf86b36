import { useBrainstem, useGeneralWords } from '../../../../provider/index.ts';
import { Markdown } from '../../../../ui/index.ts';
import { useSettings } from '../../chatSettings.ts';

/** Props of {@link MessageMarkdown}. */
export interface MessageMarkdownProps {
  text: string;
  /** Whether words are still arriving at its end. */
  isGrowing: boolean;
}

/** Text of an answer, rendered as Markdown. */
export function MessageMarkdown({ text, isGrowing }: MessageMarkdownProps) {
  const { imageHosts } = useBrainstem();
  const general = useGeneralWords();
  const { math, onCopy } = useSettings();
  return (
    <Markdown
      text={text}
      streaming={isGrowing}
      allowedImageHosts={imageHosts}
      math={math}
      words={general}
      {...(onCopy === undefined ? {} : { onCopy })}
    />
  );
}
