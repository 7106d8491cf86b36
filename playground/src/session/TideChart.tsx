const width = 640;
const height = 260;

const tides = [
  { level: 70, swing: 26, phase: 0 },
  { level: 112, swing: 30, phase: 0.9 },
  { level: 158, swing: 34, phase: 1.8 },
  { level: 206, swing: 36, phase: 2.7 },
];

/** Decorative tide curves. */
export function TideChart() {
  return (
    <svg
      className="tide-chart"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {tides.map((tide) => (
        <path key={tide.level} d={curve(tide)} />
      ))}
    </svg>
  );
}

function curve({ level, swing, phase }: (typeof tides)[number]): string {
  const points = Array.from({ length: 65 }, (_, at) => {
    const x = (at / 64) * width;
    const y = level + Math.sin(phase + (at / 64) * Math.PI * 2.6) * swing;
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  // The corners lie outside the view box, so that no stroke shows at the sides.
  return `M-20 ${height + 20}L-20 ${level}L${points.join('L')}L${width + 20} ${level}V${height + 20}Z`;
}
