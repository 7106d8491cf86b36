import { useEffect } from 'react';
import { useOperation } from '../../../../provider/index.ts';
import { Skeleton } from '../../../../ui/index.ts';
import styles from './QrCode.module.css';
import { qrPath, qrModulesIn, type QrModules } from './qrModules.ts';

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

/** A QR code, black on white in any theme. Redrawn when its payload changes. */
export function QrCode(props: QrCodeProps) {
  const { qrBase64 } = props;
  return (
    <div className={styles.frame} data-part="qr">
      {qrBase64 === undefined ? (
        <Skeleton height="100%" />
      ) : (
        <Code key={qrBase64} {...props} qrBase64={qrBase64} />
      )}
    </div>
  );
}

function Code({ qrBase64, label, unreadable }: QrCodeProps & { qrBase64: string }) {
  const [reading, { actions }] = useOperation<DrawableQr>();
  useEffect(() => actions.run(() => readQr(qrBase64)), [actions, qrBase64]);
  if (reading.status === 'done') return <Picture qr={reading.result} label={label} />;
  if (reading.status === 'failed') return <p className={styles.words}>{unreadable}</p>;
  return <Skeleton height="100%" />;
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

/** A drawable code: modules, or the received image. */
type DrawableQr = { type: 'modules'; modules: QrModules } | { type: 'image'; address: string };

/** Base64 prefixes of image types, since the platform doesn't send the MIME type. */
const imageTypes = [
  ['iVBORw0KGgo', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWwg', 'image/svg+xml'],
] as const;

/**
 * Converts the platform's `qrBase64` to a drawable code: a base64 image, with or without a
 * `data:…,` prefix. Any other text is treated as the payload and encoded here.
 *
 * @throws Error if the text is too long for a QR code.
 */
async function readQr(qrBase64: string): Promise<DrawableQr> {
  const base64 = qrBase64.replace(/^data:[^,]*,/, '').trim();
  const type = imageTypes.find(([start]) => base64.startsWith(start))?.[1];
  if (type === undefined) {
    const { encode } = await import('uqr');
    return { type: 'modules', modules: encode(base64, { ecc: 'M', border: 0 }).data };
  }
  const modules = await modulesOf(base64, type).catch(() => undefined);
  return modules === undefined
    ? { type: 'image', address: `data:${type};base64,${base64}` }
    : { type: 'modules', modules };
}

async function modulesOf(base64: string, type: string): Promise<QrModules | undefined> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type }));
  const { width, height } = bitmap;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  bitmap.close();
  return context === null ? undefined : qrModulesIn(context.getImageData(0, 0, width, height));
}
