import { Link } from '@tanstack/react-router';
import classes from './order-link.module.css';

interface OrderLinkProps {
  readonly order: { readonly id: number; readonly number: string };
}

/** The number of an order, which leads to it. */
export function OrderLink({ order: { id, number } }: OrderLinkProps) {
  return (
    <Link className={classes.link} to="/subscriptions/orders/$id" params={{ id: String(id) }}>
      {number}
    </Link>
  );
}
