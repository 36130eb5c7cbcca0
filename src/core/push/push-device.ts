/** Can the browser show notifications? `homeScreen`: only once the app is on the home screen. */
export type PushSupport = 'yes' | 'no' | 'homeScreen';

/** A browser at its push service. */
export interface BrowserSubscription {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** Notifications in a browser. */
export interface PushDevice {
  support(): PushSupport;
  permission(): NotificationPermission;
  /** Asks the player. Call at a press: browsers ask at no other time. */
  ask(): Promise<NotificationPermission>;
  /** The subscription of this browser; null without one. */
  find(): Promise<BrowserSubscription | null>;
  /** Subscribes. Rejects when the push service does not answer. */
  subscribe(publicKey: string): Promise<BrowserSubscription>;
  /** Ends the subscription, and takes the notifications that are shown away. */
  unsubscribe(): Promise<void>;
  /** Name of the time zone of this device. */
  timeZone(): string;
}
