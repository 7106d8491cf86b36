/** The product's mark, a tide staff above the waterline, and its name. */
export function Wordmark() {
  return (
    <span className="wordmark">
      <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
        <g fill="none" strokeLinecap="round" strokeWidth="2">
          <path d="M8 3v11M8 4h6M8 8.5h4M8 13h6" stroke="currentColor" />
          <path
            className="wordmark-water"
            d="M2 20c2.5 0 2.5-2 5-2s2.5 2 5 2 2.5-2 5-2 2.5 2 5 2"
          />
        </g>
      </svg>
      <span className="wordmark-name">Quaymark</span>
    </span>
  );
}
