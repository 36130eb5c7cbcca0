import { Trans } from '@lingui/react/macro';
import { type Block, blockOf } from '#core/accounts/excluded.ts';
import type { Failure } from '#core/client/failure.ts';
import { formatManila } from '../../i18n/format-manila.ts';
import { useLanguage } from '../../i18n/use-language.ts';

/** The end of a break that keeps a player from logging in, or the way back after it. Nothing for a closed account. */
export function BreakEnd({
  block: { kind, endsAt, signInFrom, mayReturn },
}: {
  block: Pick<Block, 'kind' | 'endsAt' | 'signInFrom' | 'mayReturn'>;
}) {
  const language = useLanguage();
  const inManila = (at: number | null) => formatManila(at ?? Number.NaN, language, 'minute');
  const [end, back] = [inManila(endsAt), inManila(signInFrom)];
  if (kind === 'closed') return null;
  return (
    <p>
      {signInFrom !== null ? (
        <Trans>You asked to come back. You can log in again from {back}, Manila time.</Trans>
      ) : endsAt === null ? (
        <Trans>Your break is for good.</Trans>
      ) : mayReturn ? (
        <Trans>
          Your break ended on {end}, Manila time. If you want to play again, ask to come back. Then
          a wait begins, before you can log in.
        </Trans>
      ) : (
        <Trans>Your break lasts until {end}, Manila time.</Trans>
      )}
    </p>
  );
}

/** The end of the break that has refused a login without a password, and the ways that go on from there. */
export function BreakRefusal({ failure }: { failure: Failure }) {
  const block = blockOf(failure);
  if (block === null || block.kind === 'closed') return null;
  return (
    <>
      <BreakEnd block={block} />
      {block.mayReturn ? (
        <p>
          <Trans>
            To ask, or to make the break longer, log in with your username and password. Customer
            service helps too.
          </Trans>
        </p>
      ) : (
        block.endsAt !== null && (
          <p>
            <Trans>
              To make it longer, log in with your username and password, or ask customer service.
            </Trans>
          </p>
        )
      )}
    </>
  );
}
