import { useEffect, useState } from 'react';
import { Skeleton } from '../../../../ui/index.ts';
import styles from './QrCode.module.css';
import { qrPath } from './qrModules.ts';
import { readQr, type DrawableQr } from './readQr.ts';

export interface QrCodeProps {
  /** The code as base64 image; undefined if there is none. */
  qrBase64: string | undefined;
  /** The accessible name. */
  label: string;
  /** Text shown if the code can't be drawn. */
  unreadable: string;
}

/** The width of the white margin that scanners require, in modules. */
const quietZone = 4;

type Drawn = { of: string; qr: DrawableQr | undefined };

/** A QR code, black on white in any theme. Redrawn when its payload changes. */
export function QrCode({ qrBase64, label, unreadable }: QrCodeProps) {
  const [drawn, setDrawn] = useState<Drawn>();
  useEffect(() => {
    if (qrBase64 === undefined) return;
    let isCurrent = true;
    const show = (qr: DrawableQr | undefined): void => {
      if (isCurrent) setDrawn({ of: qrBase64, qr });
    };
    readQr(qrBase64).then(show, () => show(undefined));
    return () => {
      isCurrent = false;
      setDrawn(undefined);
    };
  }, [qrBase64]);

  return (
    <div className={styles.frame} data-part="qr">
      {drawn === undefined || drawn.of !== qrBase64 ? (
        <Skeleton height="100%" />
      ) : drawn.qr === undefined ? (
        <p className={styles.words}>{unreadable}</p>
      ) : (
        <Picture qr={drawn.qr} label={label} />
      )}
    </div>
  );
}

function Picture({ qr, label }: { qr: DrawableQr; label: string }) {
  if (qr.type === 'image') return <img className={styles.image} src={qr.address} alt={label} />;
  const size = qr.modules.length + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      className={styles.code}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={qrPath(qr.modules, quietZone)} fill="#000" />
    </svg>
  );
}
