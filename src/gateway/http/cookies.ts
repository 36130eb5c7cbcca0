/** Cookies of a request. Written cookies are `HttpOnly`: scripts of the page cannot read them. */
export interface Cookies {
  read(name: string): string | null;
  /** Sets a cookie that expires after `seconds`. */
  write(name: string, value: string, seconds: number): void;
}
