import { WidgetBoundary } from '../../../../provider/index.ts';
import {
  Disclosure,
  hostOf,
  linkUrl,
  screenScale,
  SourceList,
  texts,
  useBrowserLayoutEffect,
  useLatest,
} from '../../../../ui/index.ts';
import { useChatWords } from '../../context/useChatWords.ts';
import styles from './MessageParts.module.css';
import type { ThreadPart, ThreadToolCall, ThreadSource } from '../../core/index.ts';
import { GeneratedFile } from '../files/GeneratedFile.tsx';
import { HumanInput, type HumanInputProps } from '../question/HumanInput.tsx';
import { useCitedSources } from '../sources/useCitedSources.ts';
import { HandledCall } from '../tool/HandledCall.tsx';
import { ToolCall } from '../tool/ToolCall.tsx';
import { askingTools, isHandled } from '../tool/toolRenderers.ts';
import { UnhandledCall } from '../tool/UnhandledCall.tsx';
import { MessageMarkdown } from './MessageMarkdown.tsx';
import { useSettings } from '../../context/chatSettings.ts';
import { useEffect, useRef, useState } from 'react';

export interface MessagePartsProps {
  parts: readonly ThreadPart[];
  /** True while text is still arriving. */
  isLive: boolean;
  /** True to show text as typed, without Markdown. */
  isPlain: boolean;
  question: ThreadToolCall | undefined;
  /** True if this chat started the answer rather than joined it. */
  isOwn: boolean;
}

/** Renders the parts of a message in order, with the sources last. */
export function MessageParts({ parts, isLive, isPlain, question, isOwn }: MessagePartsProps) {
  const words = useChatWords();
  const { sources, citation, active, leave, openSource, handlers } = useCitedSources(parts);
  const cited = active === undefined ? undefined : sources[active - 1];
  return (
    <div className={styles.parts} {...(sources.length > 0 ? handlers : {})}>
      {parts.map((part, index) => {
        const isLast = index === parts.length - 1;
        switch (part.type) {
          case 'text':
            return isPlain ? (
              <span key={index} dir="auto">
                {part.text}
              </span>
            ) : (
              <MessageMarkdown
                key={index}
                text={part.text}
                sources={sources}
                isGrowing={isLive && isLast}
                onOpenSource={openSource}
              />
            );
          case 'reasoning':
            return (
              <div key={index} className={texts.note}>
                <Disclosure label={words.reasoning}>
                  <p className={styles.thought}>{part.text}</p>
                </Disclosure>
              </div>
            );
          case 'tool-call':
            return (
              <CallPart
                // Prefixed, since some services number their calls, and other parts use their index.
                key={`call-${part.toolCallId}`}
                call={part}
                isOpen={question?.toolCallId === part.toolCallId}
                isLive={isLive}
                isOwn={isOwn}
              />
            );
          case 'file':
            return (
              <WidgetBoundary key={index}>
                <GeneratedFile file={part} number={numberOf(parts, index)} />
              </WidgetBoundary>
            );
          case 'unknown':
            return (
              <p key={index} className={styles.thought}>
                {words.unknownPart}
              </p>
            );
          case 'source':
            return null;
        }
      })}
      {citation !== undefined && cited !== undefined && (
        <CitationCard citation={citation} source={cited} onClose={leave} />
      )}
      {sources.length > 0 && (
        <WidgetBoundary>
          <SourceList
            heading={words.sources}
            items={sources.map(({ url, title }, index) => {
              const host = hostOf(url);
              return {
                title: title ?? host ?? url,
                note: title === undefined ? undefined : host,
                href: linkUrl(url),
                onOpen: openSource && (() => openSource(index + 1)),
              };
            })}
            isNumbered
            active={active}
            showAll={words.showAllSources}
          />
        </WidgetBoundary>
      )}
    </div>
  );
}

type CallPartProps = HumanInputProps & Pick<MessagePartsProps, 'isLive' | 'isOwn'>;

/** Renders a tool call: as a question to the user, by the host's code, or as a log entry. */
function CallPart({ call, isOpen, isLive, isOwn }: CallPartProps) {
  const { tools } = useSettings();
  const tool = tools[call.toolName];
  const asks = askingTools(tools).has(call.toolName);
  // A tool with its own view keeps that view once answered.
  const isQuestion =
    asks && tool?.handle === undefined && (call.result === undefined || tool?.Call === undefined);
  if (isOpen && tool !== undefined && isHandled(tool)) {
    return (
      <WidgetBoundary>
        <HandledCall call={call} isOwn={isOwn} tool={tool} />
      </WidgetBoundary>
    );
  }
  if (isOpen && !asks) {
    return (
      <WidgetBoundary>
        <UnhandledCall call={call} />
      </WidgetBoundary>
    );
  }
  if (!isQuestion) return <ToolCall call={call} isLive={isLive} />;
  return (
    <WidgetBoundary>
      <HumanInput call={call} isOpen={isOpen} />
    </WidgetBoundary>
  );
}

/** Returns a file's 1-based number among those of its kind. */
function numberOf(parts: readonly ThreadPart[], index: number): number {
  const file = parts[index];
  return parts
    .slice(0, index + 1)
    .filter(
      (part) => part.type === 'file' && file?.type === 'file' && part.mimeType === file.mimeType,
    ).length;
}

interface CitationCardProps {
  /** The hovered or focused citation. */
  citation: HTMLElement;
  source: ThreadSource;
  /** Hides the card. */
  onClose: () => void;
}

/**
 * Shows a citation's source beside it while it is hovered or focused. Screen readers get the same
 * text from the citation's accessible name.
 */
function CitationCard({ citation, source: { url, title }, onClose }: CitationCardProps) {
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ top: number; left: number }>();
  const host = hostOf(url) ?? url;
  useBrowserLayoutEffect(() => {
    if (card.current !== null) setPlace(placeBeside(citation, card.current));
  }, [citation]);
  const close = useLatest(onClose);
  useEffect(() => {
    const page = citation.ownerDocument;
    const onKeyDown = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close.current();
    };
    page.addEventListener('keydown', onKeyDown);
    return () => page.removeEventListener('keydown', onKeyDown);
  }, [citation, close]);
  return (
    <div ref={card} className={styles.card} style={place} data-citation-card="" aria-hidden="true">
      <span className={styles.title} dir="auto">
        {title ?? host}
      </span>
      {title !== undefined && <bdi className={texts.muted}>{host}</bdi>}
    </div>
  );
}

/** Returns a position below the citation, or else above, in pixels relative to the parts. */
function placeBeside(citation: HTMLElement, card: HTMLElement): { top: number; left: number } {
  const around = (card.offsetParent ?? card).getBoundingClientRect();
  const scale = screenScale(card);
  const { top, bottom, left } = citation.getBoundingClientRect();
  const { width, height } = card.getBoundingClientRect();
  const fits = bottom + height <= around.bottom;
  return {
    top: ((fits ? bottom : top - height) - around.top) / scale,
    left: Math.max(0, Math.min(left - around.left, around.width - width)) / scale,
  };
}
