import { PlainLink } from './plain-link.tsx';
import classes from './desk.module.css';

interface OrderLinkProps {
  readonly order: { readonly id: number; readonly number: string };
}

/** The number of an order, which leads to it. */
export function OrderLink({ order: { id, number } }: OrderLinkProps) {
  return (
    <PlainLink className={classes.link} href={`/subscriptions/orders/${id}`}>
      {number}
    </PlainLink>
  );
}
