const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes since midnight as a field of the browser has them, such as 07:30. */
export function timeOf(minute: number): string {
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The minutes since midnight of such a text. Null while the field is incomplete. */
export function minuteOf(time: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
