/** What a drill asks of a load balancer, whichever it is. */
export interface Balancer {
  /** Which one it is, for the table. */
  readonly name: string;
  readonly url: string;
  /** Whether it sends requests there. */
  isUsing(backend: string): boolean | Promise<boolean>;
  /** Resolves when it has asked there, if that can be known: for a while it notices nothing then. */
  looked(backend: string): Promise<unknown>;
  close(): Promise<void>;
}
