/** Ends a subscription or a timer. */
export type Stop = () => void;
