export default function View() {
  return <p>start</p>;
}
