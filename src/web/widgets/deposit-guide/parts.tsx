import styles from './scenes.module.css';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The dark squares of a code of 7 by 7, without its three corners. */
const squares = [10, 12, 16, 18, 21, 23, 24, 26, 28, 31, 33, 35, 38, 39, 41, 44, 46, 48];

/** A QR code in miniature. It cannot be read. */
export function Code({ x, y, size }: Place) {
  const step = size / 7;
  const corners = [
    [0, 0],
    [4, 0],
    [0, 4],
  ] as const;
  return (
    <g className={styles.code}>
      {corners.map(([column, row]) => (
        <path
          key={`${column}${row}`}
          d={`M${x + column * step} ${y + row * step}h${3 * step}v${3 * step}h${-3 * step}zm${step * 0.6} ${step * 0.6}v${1.8 * step}h${1.8 * step}v${-1.8 * step}z`}
          fillRule="evenodd"
        />
      ))}
      {squares
        .filter((at) => at % 7 > 2 || Math.floor(at / 7) > 2)
        .filter((at) => !(at % 7 > 3 && Math.floor(at / 7) < 3))
        .filter((at) => !(at % 7 < 3 && Math.floor(at / 7) > 3))
        .map((at) => (
          <rect
            key={at}
            x={x + (at % 7) * step}
            y={y + Math.floor(at / 7) * step}
            width={step}
            height={step}
          />
        ))}
    </g>
  );
}

/** The lines of a bar code, as widths and gaps. */
const bars = [3, 2, 1, 2, 2, 1, 4, 2, 1, 3, 2, 2, 1, 1, 3, 2, 4, 1, 2, 2, 1, 3, 3, 2];

/** A bar code, about 48 wide at size 24. */
export function Bars({ x, y, size }: Place) {
  return (
    <g className={styles.code}>
      {bars.map((width, at) =>
        at % 2 === 0 ? (
          <rect
            key={at}
            x={x + bars.slice(0, at).reduce((sum, one) => sum + one, 0) * 2}
            y={y}
            width={width * 2}
            height={size}
          />
        ) : null,
      )}
    </g>
  );
}

/** A coin. */
export function Coin({ x, y, size }: Place) {
  return (
    <>
      <circle className={styles.coin} cx={x} cy={y} r={size / 2} />
      <circle
        className={styles.coin}
        cx={x}
        cy={y}
        r={size / 3}
        fill="none"
        strokeDasharray="2 2.5"
      />
    </>
  );
}
