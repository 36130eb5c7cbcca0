/** Size of a picture in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A square part of a picture: `x` and `y` from 0 (left, top) to 1 (right, bottom), and the zoom from 1 (as much as fits). */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** The middle of a picture, as much of it as fits. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The largest zoom. */
export const maxZoom = 4;

const within = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));

/** Keeps a crop within its bounds. */
export function boundCrop({ x, y, zoom }: Crop): Crop {
  return { x: within(x, 0, 1), y: within(y, 0, 1), zoom: within(zoom, 1, maxZoom) };
}

/** The square of a crop in pixels of the picture. It never leaves the picture. */
export function cropSquare({ width, height }: Size, crop: Crop) {
  const { x, y, zoom } = boundCrop(crop);
  const side = Math.min(width, height) / zoom;
  return { left: x * (width - side), top: y * (height - side), side };
}

/** Moves a crop by a drag of `dx` and `dy`, as parts of the side of the frame. The picture follows the pointer. */
export function dragCrop(
  size: Size,
  crop: Crop,
  { dx, dy }: { readonly dx: number; readonly dy: number },
): Crop {
  const { side } = cropSquare(size, crop);
  const roomX = size.width - side;
  const roomY = size.height - side;
  return boundCrop({
    ...crop,
    x: roomX > 0 ? crop.x - (dx * side) / roomX : crop.x,
    y: roomY > 0 ? crop.y - (dy * side) / roomY : crop.y,
  });
}
