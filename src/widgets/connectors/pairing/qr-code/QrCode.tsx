import { useEffect } from 'react';
import { useOperation } from '../../../../provider/index.ts';
import { Skeleton } from '../../../../ui/index.ts';
import styles from './QrCode.module.css';

export interface QrCodeProps {
  /** The code as base64 image; undefined if there is none. */
  qrBase64: string | undefined;
  label: string;
  /** Text shown if the code can't be drawn. */
  unreadable: string;
}

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
  const [reading, { actions }] = useOperation<QrDrawing>();
  useEffect(() => actions.run(() => readQr(qrBase64)), [actions, qrBase64]);
  if (reading.status === 'failed') return <p className={styles.words}>{unreadable}</p>;
  if (reading.status !== 'done') return <Skeleton height="100%" />;
  const { width, height, draw } = reading.result;
  return (
    <canvas
      ref={(canvas) => draw(canvas?.getContext('2d'))}
      role="img"
      aria-label={label}
      className={styles.code}
      width={width}
      height={height}
    />
  );
}

/** A code, drawn rather than loaded, which a page's content security policy may forbid. */
interface QrDrawing {
  width: number;
  height: number;
  draw: (context: CanvasRenderingContext2D | null | undefined) => void;
}

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
 * Converts the platform's `qrBase64` to a drawing: a base64 image, with or without a `data:…,`
 * prefix. Any other text is treated as the payload and encoded here.
 *
 * @throws Error if the image can't be decoded, or the text is too long for a QR code.
 */
async function readQr(qrBase64: string): Promise<QrDrawing> {
  const base64 = qrBase64.replace(/^data:[^,]*,/, '').trim();
  const type = imageTypes.find(([start]) => base64.startsWith(start))?.[1];
  if (type === undefined) {
    const { encode } = await import('uqr');
    // Scanners require a white margin of four modules.
    const { data, size } = encode(base64, { ecc: 'M', border: 4 });
    return {
      width: size,
      height: size,
      draw(context) {
        if (!context) return;
        for (const [y, line] of data.entries()) {
          for (const [x, isDark] of line.entries()) {
            context.fillStyle = isDark ? '#000' : '#fff';
            context.fillRect(x, y, 1, 1);
          }
        }
      },
    };
  }
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const image = await createImageBitmap(new Blob([bytes], { type })).catch(() =>
    loadImage(`data:${type};base64,${base64}`),
  );
  const { width, height } = image;
  return { width, height, draw: (context) => context?.drawImage(image, 0, 0, width, height) };
}

/** Loads an SVG, which can't be decoded without a request that the page must allow. */
async function loadImage(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}
