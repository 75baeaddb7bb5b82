export const Trouble = ({ text }: { text: string }) =>
  text ? (
    <p className="trouble" role="alert">
      {text}
    </p>
  ) : null;
