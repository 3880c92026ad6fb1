import { ButtonLink } from '#site/components/ButtonLink.tsx';
import { PageHead } from '#site/components/PageHead.tsx';
import { ReferencePlate } from '#site/components/ReferencePlate.tsx';
import { SubmitButton } from '#site/components/SubmitButton.tsx';
import type { FollowUpContent } from '#site/content/followUp.ts';
import type { FollowUpView } from '#site/domain/followUp.ts';
import type { RequestType } from '#site/domain/lead.ts';
import styles from './FollowUp.module.css';

interface Props {
  words: FollowUpContent;
  types: Readonly<Record<RequestType, string>>;
  view: FollowUpView;
}

function headOf(words: FollowUpContent, view: FollowUpView) {
  return view.state === 'failed' ? words.failed[view.reason] : words[view.state][view.action];
}

/** One request, as a link in a mail shows it to the owner: its reference and kind, and one thing to do. */
export function FollowUp({ words, types, view }: Props) {
  const { title, lead } = headOf(words, view);
  return (
    <>
      <PageHead title={title} lead={lead} />
      <div className={`columns ${styles.body}`}>
        {view.state !== 'failed' && (
          <ReferencePlate label={types[view.requestType]} reference={view.reference} />
        )}
        {view.state === 'asked' ? (
          <form method="post" action="/suivi" className={styles.act}>
            <input type="hidden" name="jeton" value={view.token} />
            <SubmitButton>{words.asked[view.action].button}</SubmitButton>
          </form>
        ) : (
          <p className={styles.act}>
            <ButtonLink variant="line" href="/">
              {words.home}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}
