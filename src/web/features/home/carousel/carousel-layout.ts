/** Class names and spacing of the slides. The object must be stable between renders. */
export interface CarouselLayout {
  readonly classes: { readonly row: string; readonly slide: string };
  /** Pixels between slides with their own width. Without it one slide fills the box. */
  readonly gap?: number;
}
