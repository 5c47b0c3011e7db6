export default function View() {
  return <p>review</p>;
}
