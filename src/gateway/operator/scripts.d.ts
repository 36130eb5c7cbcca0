/** The text of a program for browsers: see `src/host/build/browser-script.ts`. */
declare module '*?script' {
  export const script: string;
}
