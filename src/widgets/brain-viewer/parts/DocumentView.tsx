import { useEffect, useRef, useState } from 'react';
import { ErrorNotice, useGeneralWords } from '../../../provider/index.ts';
import { useBrainDocument, type BrainRequest } from '../../../query/index.ts';
import { Button, Skeleton } from '../../../ui/index.ts';
import { useBrainWords } from '../BrainContext.ts';
import { trustedDocument } from '../trustedTypes.ts';
import styles from './DocumentView.module.css';
import { sandboxDocument } from './sandboxDocument.ts';

/** The brain as the platform draws it: foreign markup, in a frame that reaches nothing. */
export function DocumentView({ request }: { request: BrainRequest }) {
  const words = useBrainWords();
  const general = useGeneralWords();
  const isAction = request.route === 'action';
  const { data, error, isFetching, refetch } = useBrainDocument(isAction ? request.selection : {}, {
    isWanted: isAction,
  });
  return (
    <div className={styles.document}>
      {error !== null && (
        <div className={styles.notice}>
          <ErrorNotice
            error={error}
            title={words.documentFailed}
            actions={
              <Button size="small" disabled={isFetching} onClick={() => void refetch()}>
                {general.tryAgain}
              </Button>
            }
          />
        </div>
      )}
      {data === undefined && error === null && <Skeleton height="100%" />}
      {data !== undefined && (
        <>
          <SandboxedFrame html={data} title={words.documentLabel} />
          <p className={styles.text}>{words.documentText}</p>
        </>
      )}
    </div>
  );
}

/** Set here and not by React, which would turn a trusted value into plain text. */
function SandboxedFrame({ html, title }: { html: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(0);
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) =>
      setHeight(Math.floor(entry?.contentRect.height ?? 0)),
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    if (frame.current === null || height === 0) return;
    frame.current.srcdoc = trustedDocument(sandboxDocument(html, height));
  }, [html, height]);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-scripts"
      referrerPolicy="no-referrer"
      className={styles.frame}
    />
  );
}
