import { Button } from '@keystar/ui/button';
import { FieldMessage } from '@keystar/ui/field';
import { Flex } from '@keystar/ui/layout';
import { Text } from '@keystar/ui/typography';
import { useId, useRef } from 'react';
import type { InputProps } from './leaf.tsx';

interface Props extends InputProps<string> {
  /** Address of the current file; empty if there is none. */
  readonly present: string;
  readonly accept: string;
  readonly action: string;
}

function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });
}

/** A picture, and a button to choose another. The file travels with the form, and is written when it is saved. */
export function FileInput({ plan, value, onChange, problem, present, accept, action }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const source = value.startsWith('data:') ? value : present;
  return (
    <Flex direction="column" gap="regular" role="group" aria-labelledby={id}>
      <Text id={id} size="small" weight="medium" color="neutralEmphasis">
        {plan.label}
      </Text>
      {source !== '' && <img className="picture" src={source} alt={`${plan.label}, à présent`} />}
      <div>
        <Button onPress={() => input.current?.click()}>{action}</Button>
        <input
          ref={input}
          type="file"
          hidden
          accept={accept}
          aria-label={action}
          onChange={async ({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) onChange(await readAsDataUrl(file));
          }}
        />
      </div>
      {plan.hint !== '' && (
        <Text size="small" color="neutralSecondary">
          {plan.hint}
        </Text>
      )}
      {problem !== undefined && <FieldMessage>{problem}</FieldMessage>}
    </Flex>
  );
}
