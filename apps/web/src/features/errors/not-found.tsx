import { Navigate } from '@tanstack/react-router';

/** Whatever does not exist leads to the error page. */
export function NotFound() {
  return <Navigate to="/error/$errorCode" params={{ errorCode: '404' }} replace />;
}
