/** The one place where errors become answers. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toApiError } from './failure.ts';
import { ApiError, problemOf } from './problem.ts';

/** Answers every error with a problem document; what nobody expected is logged, and says nothing to the outside. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/**
 * Whatever was thrown becomes a problem (RFC 9457). What is our own mistake is logged and told without its details.
 */
export function answerError(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = toApiError(error);
  // A person who goes away in the middle of a request is no fault of ours, and hears no answer.
  if (isAborted(request)) request.log.info('aborted by the client');
  else if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
  return sendProblem(reply, refusal, request.id);
}

const isAborted = ({ raw }: FastifyRequest) => raw.destroyed && !raw.complete;

/** The problem for an address that leads nowhere. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendProblem(reply, new ApiError('not_found'), request.id);
}

function sendProblem(reply: FastifyReply, refusal: ApiError, requestId: string): FastifyReply {
  const { retryAfter, allow } = refusal.options;
  if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(refusal.status)
    .header('content-type', 'application/problem+json')
    .send(JSON.stringify(problemOf(refusal, requestId)));
}
