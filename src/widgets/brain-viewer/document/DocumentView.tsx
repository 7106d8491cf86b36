import { useEffect, useRef, useState } from 'react';
import { QueryError, usePlatformQuery } from '../../../provider/index.ts';
import { brainDocumentQuery } from '../../../query/index.ts';
import { layout, observeSize, Skeleton } from '../../../ui/index.ts';
import type { BrainWords } from '../../../words/index.ts';
import { useBrainProps, useBrainWords } from '../BrainContext.ts';
import { useBrainWorkspace } from '../frame/BrainWorkspace.ts';
import { trustedTypes } from '../core/trustedTypes.ts';
import styles from './DocumentView.module.css';
import { hasScripts, sandboxDocument, sandboxTokens } from './sandboxDocument.ts';

/** Shows the platform's HTML document in a sandboxed frame. */
export function DocumentView() {
  const { request } = useBrainWorkspace();
  const { allowDocumentScripts: scripts = false } = useBrainProps();
  const words = useBrainWords();
  const isAction = request.route === 'action';
  const query = usePlatformQuery((client) => ({
    ...brainDocumentQuery(client, isAction ? request.selection : {}),
    enabled: isAction,
  }));
  const { data, error } = query;
  return (
    <div className={layout.column}>
      {error !== null && (
        <div className={styles.notice}>
          <QueryError query={query} title={words.documentFailed} />
        </div>
      )}
      {data === undefined && error === null && <Skeleton height="100%" />}
      {data !== undefined && (
        <>
          <SandboxedFrame
            key={String(scripts)}
            html={data}
            title={words.documentLabel}
            scripts={scripts}
          />
          <p className={styles.text}>{noteOf(data, scripts, words)}</p>
        </>
      )}
    </div>
  );
}

function noteOf(html: string, scripts: boolean, words: BrainWords): string {
  if (!hasScripts(html)) return words.documentText;
  return scripts ? words.documentScriptsOn : words.documentScriptsOff;
}

interface SandboxedFrameProps {
  html: string;
  title: string;
  scripts: boolean;
}

/** Sets `srcdoc` imperatively, since React would turn a trusted value into a string. */
function SandboxedFrame({ html, title, scripts }: SandboxedFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (frame.current === null) return undefined;
    return observeSize(frame.current, (size) => setHeight(Math.floor(size.height)));
  }, []);
  useEffect(() => {
    if (frame.current === null || height === 0) return;
    frame.current.srcdoc = trustedTypes().createHTML(sandboxDocument(html, { height, scripts }));
  }, [html, height, scripts]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox={sandboxTokens(scripts)}
      referrerPolicy="no-referrer"
      className={styles.frame}
    />
  );
}
