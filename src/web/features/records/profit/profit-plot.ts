import UPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';

interface PlotLine {
  /** One value for each point; null leaves a gap. */
  readonly values: readonly (number | null)[];
  /** Lengths of dashes and gaps in pixels; empty for an unbroken line. */
  readonly dash: readonly number[];
  /** The colour of the line in the theme of now. */
  colour(): string;
}

interface PlotOptions {
  readonly box: HTMLElement;
  readonly lines: readonly PlotLine[];
  /** Colours of the names and of the lines of the axes in the theme of now. */
  readonly ink: () => string;
  readonly rule: () => string;
  nameOf(point: number): string;
  amountOf(value: number): string;
  /** The pointer is at a point. */
  onPoint(point: number): void;
}

/** A drawn chart. */
export interface Plot {
  /** Moves the cursor to a point. */
  moveTo(point: number): void;
  /** Draws again, in the theme of now. */
  redraw(): void;
  close(): void;
}

/** Widths in pixels. */
const axisWidth = 68;
const leastNameWidth = 64;

function axes({ box, ink, rule, nameOf, amountOf }: PlotOptions): UPlot.Axis[] {
  const font = `12px ${getComputedStyle(box).fontFamily}`;
  const look = { font, stroke: ink, grid: { stroke: rule, width: 1 }, ticks: { show: false } };
  const names = (_: UPlot, points: number[]): string[] =>
    points.map((point) => (Number.isInteger(point) ? nameOf(point) : ''));
  const amounts = (_: UPlot, values: number[]): string[] => values.map(amountOf);
  return [
    {
      ...look,
      grid: { show: false },
      space: leastNameWidth,
      incrs: [1, 2, 3, 5, 7, 10],
      values: names,
    },
    { ...look, size: axisWidth, values: amounts },
  ];
}

/** Draws lines into a box, and draws them again when its size changes. The box sets width and height. */
export function drawPlot(options: PlotOptions): Plot {
  const { box, lines, onPoint } = options;
  const points = (lines[0]?.values ?? []).map((_, point) => point);
  const sizeOf = () => ({ width: box.clientWidth, height: box.clientHeight });
  const plot = new UPlot(
    {
      ...sizeOf(),
      legend: { show: false },
      scales: { x: { time: false } },
      cursor: { y: false, drag: { x: false, y: false } },
      axes: axes(options),
      series: [
        {},
        ...lines.map(({ colour, dash }) => ({
          stroke: colour,
          width: 2,
          dash: [...dash],
          points: { show: points.length < 2 },
        })),
      ],
      hooks: {
        setCursor: [({ cursor: { idx } }) => typeof idx === 'number' && onPoint(idx)],
      },
    },
    [points, ...lines.map(({ values }) => [...values])],
    box,
  );
  const watcher = new ResizeObserver(() => plot.setSize(sizeOf()));
  watcher.observe(box);

  return {
    moveTo: (point) =>
      plot.setCursor({ left: plot.valToPos(point, 'x'), top: plot.bbox.height / 2 }, false),
    redraw: () => plot.redraw(false, false),
    close() {
      watcher.disconnect();
      plot.destroy();
    },
  };
}
