import { encode } from 'uqr';

/** Light modules around a code, by which a camera finds it. */
const QUIET_ZONE = 4;

interface QrCodeProps {
  readonly text: string;
  /** Accessible name. */
  readonly name: string;
}

/** QR code, drawn in the browser. Dark on white in every color mode, since not every camera reads the inverse. */
export const QrCode = ({ text, name }: QrCodeProps) => {
  const { data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const dark = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  const size = data.length;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-soft border border-line forced-color-adjust-none"
    >
      <rect width={size} height={size} fill="white" />
      <path d={dark.join('')} fill="black" />
    </svg>
  );
};
