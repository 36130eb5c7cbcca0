/** Ends a subscription, a timer or a watch. */
export type Stop = () => void;
