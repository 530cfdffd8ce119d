/** A text in which no CEP breaks at its hyphen; copying it yields the original CEP. */
export function UnbrokenCep({ text }: { text: string }) {
  return text.split(/(\b\d{5}-\d{3}\b)/).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
